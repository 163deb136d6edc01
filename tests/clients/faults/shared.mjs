/** Ways to make one fault of the careful client that several kinds of faults share. */
import { Client } from '../careful.mjs';

/** Changes the body of check-ins. */
export const checkIn = (change) =>
  class extends Client {
    checkIn(stay) {
      return change(super.checkIn(stay), stay, this);
    }
  };

/** Changes the body of one operation. */
export const body = (wanted, change) =>
  class extends Client {
    body(operation, stay) {
      const made = super.body(operation, stay);
      return operation === wanted ? change(made, stay, this) : made;
    }
  };

/** Says that bodies are of a media type. */
export const labelled = (type) =>
  class extends Client {
    headers(token, operation) {
      return { ...super.headers(token, operation), 'Content-Type': type };
    }
  };
