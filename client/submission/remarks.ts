/** Remarks on a client's run: calls refused unheard, replies that cannot be rebuilt. */
import type { RefusedCalls } from '../../contract/scene.ts';
import type { ClientRun } from '../../submission/result.ts';
import { refusalPhrase } from '../judging/words.ts';

const ANSWERED: Readonly<Record<ClientRun['answeredBy'], readonly string[]>> = {
  'stand-in': [],
  upstream: [
    'The sandbox itself answered the client, so the replies could not be built again: they are what the run recorded.',
  ],
  har: [
    'Another tool recorded the calls: nobody saw them come, and neither they nor the replies could be built again.',
    'Calls that another tool recorded are weaker evidence: they prove nothing about who made them and when.',
  ],
};

function refusedIn(where: string, refused: readonly RefusedCalls[] = []): string[] {
  return refused.map((each) => `${where}${refusalPhrase(each)}.`);
}

/** Remarks on a client's run, in sentences. */
export function clientRemarks({ answeredBy, upstream, plays, refused }: ClientRun): string[] {
  return [
    ...(upstream ? [`The client's calls were passed on to ${upstream}.`] : []),
    ...ANSWERED[answeredBy],
    ...plays.flatMap((play) => refusedIn(`In the scene ${play.scene} `, play.refused)),
    ...refusedIn('Besides the scenes ', refused),
  ];
}
