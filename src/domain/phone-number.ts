/** Matches a mainland phone number in digits. */
const PHONE = /^(?:(?:\+?86)?(1[3-9]\d{9})|(0\d{9,11}))$/

export function phoneNumber(typed: string): string | undefined {
  const [, mobile, fixed] = PHONE.exec(typed.normalize('NFKC').replace(/[\s-]/g, '')) ?? []
  return mobile ?? fixed
}
