/** Ways to change one thing about the careful client: a change gets what that client would do, and the client. */
import { Client } from './careful.mjs';

export const checkIn = (change) =>
  class extends Client {
    checkIn(stay) {
      return change(super.checkIn(stay), stay, this);
    }
  };

/** Members of check-ins, which stand in the place of the usual ones. */
export const saying = (change) => checkIn((made, stay, client) => ({ ...made, ...change(made, stay, client) }));

/** What is said of a stay, before its check-in is made of it. */
export const changedWords = (change) =>
  class extends Client {
    checkIn(stay) {
      return super.checkIn({ ...stay, ...change(stay) });
    }
  };

export const body = (wanted, change) =>
  class extends Client {
    body(operation, stay) {
      const made = super.body(operation, stay);
      return operation === wanted ? change(made, stay, this) : made;
    }
  };

export const text = (change) =>
  class extends Client {
    text(made, operation) {
      return change(super.text(made, operation), made, operation);
    }
  };

export const address = (change) =>
  class extends Client {
    url(operation) {
      return change(super.url(operation), operation, this);
    }
  };

export const headers = (change) =>
  class extends Client {
    headers(token, operation) {
      return change(super.headers(token, operation), token, this);
    }
  };

export const labelled = (type) => headers((usual) => ({ ...usual, 'Content-Type': type }));

export const reporting = (isReported) =>
  class extends Client {
    async report(operation, stay) {
      if (isReported(stay, operation, this)) await super.report(operation, stay);
    }
  };

/** What is done when a report was answered. */
export const afterwards = (act) =>
  class extends Client {
    async conclude(reply, operation, stay, send) {
      await super.conclude(reply, operation, stay, send);
      await act(reply, stay, send, this);
    }
  };

export const stepsOf = (name, change) =>
  class extends Client {
    play(scene) {
      return super.play(scene.scene === name ? { ...scene, steps: change(scene.steps) } : scene);
    }
  };

/** How often something is tried. */
export const trying = (most) =>
  class extends Client {
    persistently(send) {
      return super.persistently(send, most);
    }
  };

/** How long to wait before the next try, in milliseconds. */
export const pausing = (pauseAfter) =>
  class extends Client {
    pauseAfter(reply, tries) {
      return pauseAfter(tries, reply, super.pauseAfter(reply, tries));
    }
  };

/** When a token is replaced, in milliseconds after it was issued: the first one, and those that follow. */
export const replacing = (first, others) =>
  class extends Client {
    replacedAfter(members) {
      const after = this.asked ? others : first;
      this.asked = true;
      return after(super.replacedAfter(members), members);
    }
  };
