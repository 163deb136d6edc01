/** The content coding gzip (RFC 9110 §8.4.1.3), without compression: every machine writes the same bytes, as `verify` needs it. */
import { crc32 } from 'node:zlib';

/** Magic number, deflate, no flags, no time, no hint, an unknown system (RFC 1952 §2.3). */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** A block that is stored as it is can be no longer (RFC 1951 §3.2.4). */
const LONGEST_BLOCK = 0xffff;

function block(bytes: Buffer, isLast: boolean): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(isLast ? 1 : 0, 0);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ LONGEST_BLOCK, 3);
  return Buffer.concat([head, bytes]);
}

/** The bytes in gzip. */
export function gzipOf(bytes: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += LONGEST_BLOCK) {
    blocks.push(block(bytes.subarray(at, at + LONGEST_BLOCK), at + LONGEST_BLOCK >= bytes.length));
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(crc32(bytes), 0);
  tail.writeUInt32LE(bytes.length % 2 ** 32, 4);
  return Buffer.concat([HEAD, ...blocks, tail]);
}
