/** A phone number of the mainland as it is typed, in digits alone; nothing where it is none. */
const PHONE = /^(?:(?:\+?86)?(1[3-9]\d{9})|(0\d{9,11}))$/

export function phoneNumber(typed: string): string | undefined {
  const [, mobile, fixed] = PHONE.exec(typed.normalize('NFKC').replace(/[\s-]/g, '')) ?? []
  return mobile ?? fixed
}
