/** The polynomial of CRC-32, with the bits in reverse. */
const polynomial = 0xedb88320;
const one = 0x80000000;

/** The checksum (CRC-32) of several byte sequences one after the other, from their own checksums. */
export class Checksum {
  value = 0;
  length = 0;

  append(next: { readonly length: number; readonly checksum: number; readonly shift: number }): void {
    this.value = (multiply(next.shift, this.value) ^ next.checksum) >>> 0;
    this.length += next.length;
  }
}

/** What a checksum is multiplied by when this many bytes follow: x to the power of their bits. */
export function shiftOver(bytes: number): number {
  let shift = one;
  for (let bit = 0; bytes >= 2 ** bit; bit += 1)
    if (Math.floor(bytes / 2 ** bit) % 2 === 1) shift = multiply(shiftsOfPowers(bit), shift);
  return shift;
}

/** x to the power of 8 times 2 to the power of each index. */
const knownShifts = [0x00800000];

function shiftsOfPowers(bit: number): number {
  for (let next = knownShifts.length; next <= bit; next += 1) {
    const previous = knownShifts[next - 1] ?? one;
    knownShifts.push(multiply(previous, previous));
  }
  return knownShifts[bit] ?? one;
}

/** The product of two polynomials modulo the one of CRC-32. */
function multiply(left: number, right: number): number {
  let product = 0;
  let shifted = right;
  for (let mask = one; mask !== 0; mask >>>= 1) {
    if ((left & mask) !== 0) product ^= shifted;
    shifted = (shifted & 1) === 0 ? shifted >>> 1 : (shifted >>> 1) ^ polynomial;
  }
  return product >>> 0;
}
