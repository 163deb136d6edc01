/** What is worked out once and asked for often. */

/** The function with its answers kept: the same key gets the same answer, which must depend on nothing else. */
export function once<Key, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined || answers.has(key)) return known as Answer;
    const answer = work(key);
    answers.set(key, answer);
    return answer;
  };
}

/** The same for what is about an object, such as a run's context, and is forgotten with it. */
export function onceFor<Of extends object, Key, Answer>(
  work: (of: Of, key: Key) => Answer,
): (of: Of, key: Key) => Answer {
  const kept = new WeakMap<Of, (key: Key) => Answer>();
  return (of, key) => {
    const ofThis = kept.get(of) ?? once((each: Key) => work(of, each));
    kept.set(of, ofThis);
    return ofThis(key);
  };
}
