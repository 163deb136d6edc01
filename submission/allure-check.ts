import type { Entries } from './attestation.ts';
import type { VerdictFile } from './result.ts';

interface AllureResult {
  readonly labels?: readonly { readonly name: string; readonly value: string }[];
}

/**
 * Whether the Allure results tell another story than the verdict, one sentence each. They are made live, with times of
 * their own, so they cannot be made again; what they say of an outcome can be compared.
 */
export function allureProblems(entries: Entries, { requirements }: VerdictFile): string[] {
  const outcomes = new Map(requirements.map(({ id, outcome }) => [id, outcome]));
  return [...entries].flatMap(([name, bytes]) => {
    if (!/^allure-results\/[^/]+-result\.json$/.test(name)) return [];
    let labels: AllureResult['labels'];
    try {
      labels = (JSON.parse(bytes.toString('utf8')) as AllureResult).labels ?? [];
    } catch {
      return [`The file ${name} is no Allure result.`];
    }
    const value = (wanted: string) => labels.find((label) => label.name === wanted)?.value;
    const instance = value('instance');
    const outcome = value('outcome');
    const expected = instance === undefined ? undefined : outcomes.get(instance);
    return instance === undefined || outcome === undefined || outcome === expected
      ? []
      : [`The file ${name} says ${outcome} of ${instance}, the verdict says ${expected ?? 'nothing'}.`];
  });
}
