/** `desk list`: who is certified now. */
import { type Certified, certificatesOf } from '../../desk/register/certified.ts';
import { soundRegister } from '../../desk/register/register.ts';
import { quotedProduct } from '../../reporters/submission-rows.ts';
import { many } from '../../reporters/verdict-words.ts';
import { oneLine } from '../../reporters/visible.ts';
import { atRegister, findingCommand } from './at-register.ts';

const HELP = `npx lodging-certification desk list [options]

Lists what is certified now: certificate, level, last day, subject, product, and the integrator by its client ID.

  --all             also lists what has expired or was revoked
  --trust KEY.pem   a decider's Ed25519 public key, added to those of the policy; may be repeated
  --register FOLDER  the register (default: register of the policy)
  --policy FILE     your policy (default: desk.yaml, if it exists)
  --json            prints the list as JSON
  --help            prints this

Exit codes: 0 listed · 2 usage error · 4 the register is not whole (desk audit says more)` as const;

function asJson({ certificate, decision: { submission, completes }, state, revocation }: Certified) {
  const { id, validFrom, validUntil } = certificate;
  const { product, integrator, subject, level, digest } = submission;
  return {
    id,
    state,
    validFrom,
    validUntil,
    subject,
    level,
    product,
    integrator,
    submission: digest,
    completes,
    revocation,
  };
}

function inALine({ certificate: { id, validUntil }, decision, state }: Certified): string {
  const { submission, completes } = decision;
  const { product, integrator, subject, level } = submission;
  const name = quotedProduct(product, 60);
  const until = state === 'valid' ? `until ${validUntil.slice(0, 10)}` : state.padEnd(16);
  return `${id}  level ${level}  ${until}  ${String(subject).padEnd(7)}  ${name}  ${oneLine(integrator, 40)}${completes ? `  completes ${completes.certificate}` : ''}`;
}

export const command = findingCommand(HELP, { lists: ['trust'] }, ({ values }) => {
  const { folder, deciders } = atRegister(values);
  const all = certificatesOf(soundRegister(folder, deciders), Date.now());
  const shown = values.all ? all : all.filter(({ state }) => state === 'valid');
  const of = (state: Certified['state']) => all.filter((each) => each.state === state).length;
  const total = `${many(of('valid'), 'certificate')} valid, ${of('expired')} expired, ${of('revoked')} revoked.`;
  return { json: shown.map(asJson), lines: [...shown.map(inALine), total] };
});
