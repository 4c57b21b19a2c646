import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Seal } from '../../../platform/seal.ts';

const digits = 6;

/** Codes sent to phone numbers. */
export interface PhoneCodes {
  /** False if no text message can be sent here: no code is made then. */
  isOn: boolean;
  /** Name of the product, which the message says. */
  productName: string;
  make(): string;
  /** Returns the stored hash of a code: keyed, since six digits are soon tried. */
  hashOf(id: string, code: string): Buffer;
  isRight(id: string, code: string, hash: Buffer): boolean;
}

export function createPhoneCodes({
  seal,
  isOn,
  productName,
}: { seal: Pick<Seal, 'mac'> } & Pick<PhoneCodes, 'isOn' | 'productName'>): PhoneCodes {
  const hashOf = (id: string, code: string): Buffer => seal.mac(code, `phone-code/${id}`);
  return {
    isOn,
    productName,
    make: () => String(randomInt(10 ** digits)).padStart(digits, '0'),
    hashOf,
    isRight: (id, code, hash) => timingSafeEqual(hashOf(id, code), hash),
  };
}
