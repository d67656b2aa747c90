/** The QR code of a page contains the page's address. */
import jsQR from 'jsqr'
import { qrCode } from '@/platform/qr-code'
import { qrCode as onH5 } from '@/platform/qr-code/index.h5'

const DOT = 3
const QUIET = 4

/** As a camera sees it: dark on light, with its border. */
function read(dots: boolean[][]) {
  const size = (dots.length + 2 * QUIET) * DOT
  const seen = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (dots[Math.floor(y / DOT) - QUIET]?.[Math.floor(x / DOT) - QUIET])
        seen.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3)
  return jsQR(seen, size, size)?.data
}

test.each([1, 22, 128, 512])('with a key of %d characters it leads to its address', length => {
  const address = `https://search.example.com/law-detail/l1?secretKey=${'aZ9-_'.repeat(120).slice(0, length)}`
  expect(read(onH5.encode(address)!)).toBe(address)
})

test('an address too long for a code has none', () => {
  expect(onH5.encode(`https://search.example.com/?secretKey=${'k'.repeat(4000)}`)).toBeUndefined()
})

test('a mini-program has no codes', () => {
  expect([qrCode.isOffered, qrCode.encode('https://search.example.com/')]).toEqual([false, undefined])
})
