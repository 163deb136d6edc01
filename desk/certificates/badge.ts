/** A badge for the web page of a certified product: a picture that links to the certificate and contains it. */
import { html } from '../../reporters/markup.ts';
import type { Certificate } from './credential.ts';
import { day, productOf } from './page.ts';

/** Measured on the widest of the usual sans-serif fonts at this size. */
const LETTER = 7.2;
const PAD = 10;

/** A badge as SVG. It follows from the certificate, so that a check shows whether it was changed. */
export function badge(certificate: Certificate, jwt: string, revoked: boolean): string {
  const { id, validUntil, credentialSubject } = certificate;
  const left = 'lodging certified';
  const right = revoked ? 'revoked' : `level ${credentialSubject.proof.level} until ${day(validUntil)}`;
  const [leftWidth, rightWidth] = [left, right].map((text) => Math.ceil(text.length * LETTER) + 2 * PAD) as [
    number,
    number,
  ];
  const width = leftWidth + rightWidth;
  const title = `${productOf(certificate)}: ${left}, ${right}`;
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24" viewBox="0 0 ${width} 24" role="img">
<title>${title}</title>
<metadata>${jwt}</metadata>
<a href="${id}.html"><rect width="${leftWidth}" height="24" fill="#24292f"/><rect x="${leftWidth}" width="${rightWidth}" height="24" fill="${revoked ? '#b31d28' : '#116329'}"/>
<g fill="#fff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="12" text-anchor="middle"><text x="${leftWidth / 2}" y="16">${left}</text><text x="${leftWidth + rightWidth / 2}" y="16">${right}</text></g></a>
</svg>
`.text;
}
