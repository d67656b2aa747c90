/** Calls an embeddings service by the common protocol of `/v1/embeddings`. */
import type { EmbeddingsSettings } from '../../settings/embeddings'

/** The maximum size of a reply in bytes. 64 vectors of 4,096 numbers with 24 characters each stay below it. */
const LONGEST_REPLY = 8 * 1024 * 1024
/** The maximum length of a vector. */
const MOST_NUMBERS = 4096

/** Thrown for a reply that violates the protocol. The message contains no text of the request. */
class EmbeddingsFault extends Error {}

async function limitedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // The DOM type of a web stream lacks the async iterator that Node provides.
  for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > LONGEST_REPLY) throw new EmbeddingsFault('the reply is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Scales a vector to length 127 and rounds it to bytes, to save memory. The order of similarities hardly changes. */
function compact(numbers: unknown): Int8Array {
  if (!Array.isArray(numbers) || numbers.length === 0 || numbers.length > MOST_NUMBERS)
    throw new EmbeddingsFault('a vector has no numbers, or too many')
  let squares = 0
  for (const number of numbers as unknown[]) {
    if (typeof number !== 'number' || !Number.isFinite(number)) throw new EmbeddingsFault('a vector has no number')
    squares += number * number
  }
  const length = Math.sqrt(squares) || 1
  return Int8Array.from(numbers as number[], number => Math.round((127 * number) / length))
}

interface Reply {
  data?: Array<{ index?: number; embedding?: unknown }>
}

/** Returns a vector for each text, in the order of the texts. */
export async function fetchEmbeddings(
  { url, model, key }: EmbeddingsSettings,
  input: string[],
  signal: AbortSignal,
): Promise<Int8Array[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model, input }),
    redirect: 'error',
    signal,
  })
  const text = await limitedText(response)
  if (!response.ok) throw new EmbeddingsFault(`the service answered ${response.status}`)
  const { data = [] } = JSON.parse(text) as Reply
  const vectors: Int8Array[] = []
  for (const [at, { index = at, embedding }] of data.entries()) vectors[index] = compact(embedding)
  if (vectors.length !== input.length || input.some((_, at) => !vectors[at]))
    throw new EmbeddingsFault('the reply has not one vector of each text')
  return vectors
}
