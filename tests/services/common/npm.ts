/** The services on frameworks from npm, by name. */
import { startExpress } from '../express/service.ts';
import { startFastify } from '../fastify/service.ts';
import { startNest } from '../nest/service.ts';

export const NPM_SERVICES = { nest: startNest, express: startExpress, fastify: startFastify };
