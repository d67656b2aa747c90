/** Creates a self-signed certificate for this machine. The code writes DER itself, since Node only reads such files. */
import { generateKeyPairSync, sign, X509Certificate } from 'node:crypto'

type Bytes = Uint8Array

function der(tag: number, ...parts: Bytes[]): Buffer {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const sequence = (...parts: Bytes[]) => der(0x30, ...parts)
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

const COMMON_NAME = '550403'
const ALTERNATIVE_NAMES = '551d11'
const ECDSA_WITH_SHA256 = sequence(identifier('2a8648ce3d040302'))
const DAY = 24 * 3600_000

export function selfSignedCertificate(address: [number, number, number, number] = [127, 0, 0, 1]) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const name = sequence(der(0x31, sequence(identifier(COMMON_NAME), der(0x0c, Buffer.from('tests')))))
  const day = (days: number) => time(new Date(Date.now() + days * DAY))
  const names = sequence(identifier(ALTERNATIVE_NAMES), der(0x04, sequence(der(0x87, Buffer.from(address)))))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    sequence(day(-1), day(1)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(names)),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const certificate = new X509Certificate(sequence(body, ECDSA_WITH_SHA256, signature))
  return { cert: certificate.toString(), key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
}
