/**
 * Services on frameworks from npm, each certified whole, and the README that tells what they meet.
 * `UPDATE_SERVICES=1 npm test -- services` writes the expectations and the README's outcomes again.
 */
import { startExpress } from '../services/express/service.ts';
import { startFastify } from '../services/fastify/service.ts';
import { startNest } from '../services/nest/service.ts';
import { proveService } from '../support/prove-service.ts';
import { proveReadme } from '../support/services-readme.ts';

proveService('nest', startNest);
proveService('express', startExpress);
proveService('fastify', startFastify);
proveReadme(['nest', 'express', 'fastify']);
