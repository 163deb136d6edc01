/** Clients of the stacks that most machines have are certified; one of them in each test run, in `client-stacks.test.ts`. */
import { proveClients } from '../support/everyday-clients.ts';

proveClients('Node', 'curl', 'the JDK alone');
