/** Clients of the most widespread stacks are certified; one of them in each test run, in `client-stacks.test.ts`. */
import { proveClients } from '../support/everyday-clients.ts';

proveClients('Node', 'curl', 'the JDK alone');
