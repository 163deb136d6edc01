/** The formats of settings as people write them, for the generated validators. */
import { machineZone } from '../../cases/machine-zones.ts';
import { hookOf, isAddress, isProxyAddress } from '../../contract/address.ts';
import { FORMATS, ofTexts } from '../../contract/formats.ts';

function isInt32(text: string): boolean {
  const value = Number(text);
  return /^-?\d+$/.test(text) && value >= -(2 ** 31) && value < 2 ** 31;
}

export const SETTINGS_FORMATS = {
  ...FORMATS,
  address: ofTexts(isAddress),
  'proxy-address': ofTexts(isProxyAddress),
  hook: ofTexts((text) => hookOf(text) !== null),
  'int32-text': ofTexts(isInt32),
  'time-zone': ofTexts((text) => machineZone(text) !== null),
} as const;
