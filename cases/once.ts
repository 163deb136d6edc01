/** Caches of what is computed once and used often. */

type Answers<Key, Answer> = Pick<Map<Key, Answer>, 'get' | 'has'> & { set(key: Key, answer: Answer): unknown };

function remembering<Key, Answer>(answers: Answers<Key, Answer>, work: (key: Key) => Answer) {
  return (key: Key): Answer => {
    const known = answers.get(key);
    if (known !== undefined || answers.has(key)) return known as Answer;
    const answer = work(key);
    answers.set(key, answer);
    return answer;
  };
}

/** The function with a cache as long-lived as itself: its result must depend on the key only. */
export const once = <Key, Answer>(work: (key: Key) => Answer): ((key: Key) => Answer) =>
  remembering(new Map<Key, Answer>(), work);

/** The same for results about an object, which are forgotten with it: one process judges hundreds of runs. */
export const onceOf = <Of extends object, Answer>(work: (of: Of) => Answer): ((of: Of) => Answer) =>
  remembering(new WeakMap<Of, Answer>(), work);

/** The same for an object, such as a run's context, and a second key; the results are forgotten with the object. */
export function onceFor<Of extends object, Key, Answer>(
  work: (of: Of, key: Key) => Answer,
): (of: Of, key: Key) => Answer {
  const ofEach = onceOf((of: Of) => remembering(new Map<Key, Answer>(), (key) => work(of, key)));
  return (of, key) => ofEach(of)(key);
}
