/** Ways to change one thing about the careful client: a change gets what that client would do, and the client. */
import { Client } from './careful.mjs';

/** The careful client with one method changed: the change gets the usual one, the client, and what is given. */
export const changed = (method, change) =>
  class extends Client {
    [method](...given) {
      return change({ usual: (...own) => super[method](...own), client: this }, ...given);
    }
  };

export const checkIn = (change) => changed('checkIn', ({ usual, client }, stay) => change(usual(stay), stay, client));

/** Members of check-ins, which stand in the place of the usual ones. */
export const saying = (change) => checkIn((made, stay, client) => ({ ...made, ...change(made, stay, client) }));

/** One member of check-ins, written differently. */
export const written = (name, change) => saying((made, stay, client) => ({ [name]: change(made[name], stay, client) }));

/** What is said of a stay, before its check-in is made of it. */
export const changedWords = (change) => changed('checkIn', ({ usual }, stay) => usual({ ...stay, ...change(stay) }));

export const body = (wanted, change) =>
  changed('body', ({ usual, client }, operation, stay) => {
    const made = usual(operation, stay);
    return operation === wanted ? change(made, stay, client) : made;
  });

/** One member of the body of an operation, written differently. */
export const writtenIn = (operation, name, change) =>
  body(operation, (made, stay) => ({ ...made, [name]: change(made[name], stay) }));

export const text = (change) =>
  changed('text', ({ usual }, made, operation) => change(usual(made, operation), made, operation));

export const address = (change) =>
  changed('url', ({ usual, client }, operation) => change(usual(operation), operation, client));

export const headers = (change) =>
  changed('headers', ({ usual, client }, token, operation) => change(usual(token, operation), token, client));

export const labelled = (type) => headers((usual) => ({ ...usual, 'Content-Type': type }));

export const reporting = (isReported) =>
  changed('report', async ({ usual, client }, operation, stay) => {
    if (isReported(stay, operation, client)) await usual(operation, stay);
  });

/** What is done when a report was answered. */
export const afterwards = (act) =>
  changed('conclude', async ({ usual, client }, reply, operation, stay, send) => {
    await usual(reply, operation, stay, send);
    await act(reply, stay, send, client);
  });

export const stepsOf = (name, change) =>
  changed('play', ({ usual }, scene) => usual(scene.scene === name ? { ...scene, steps: change(scene.steps) } : scene));

/** How often something is tried. */
export const trying = (most) => changed('persistently', ({ usual }, send) => usual(send, most));

/** How long to wait before the next try, in milliseconds. */
export const pausing = (pauseAfter) =>
  changed('pauseAfter', ({ usual }, reply, tries) => pauseAfter(tries, reply, usual(reply, tries)));

/** When a token is replaced, in milliseconds after it was issued: the first one, and those that follow. */
export const replacing = (first, others) =>
  changed('replacedAfter', ({ usual, client }, members) => {
    const after = client.asked ? others : first;
    client.asked = true;
    return after(usual(members), members);
  });
