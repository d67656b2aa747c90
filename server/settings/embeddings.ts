/** The settings of a service that computes embeddings. Without an address there is no such service. */
import { type EnvReader, SettingError } from './values'

export interface EmbeddingsSettings {
  /** The whole address, such as `https://vectors.example.com/v1/embeddings`. */
  url: string
  model: string
  /** Sent as a bearer token, if the service needs one. */
  key?: string
}

export function readEmbeddingsSettings(reader: EnvReader): EmbeddingsSettings | undefined {
  const url = reader.url('EMBEDDINGS_URL')
  const model = reader.text('EMBEDDINGS_MODEL')
  if (!url) return undefined
  if (!model) throw new SettingError('EMBEDDINGS_MODEL must name the model of EMBEDDINGS_URL.')
  const address = url.replace(/\/+$/, '')
  return {
    url: address.endsWith('/v1/embeddings') ? address : `${address}/v1/embeddings`,
    model,
    key: reader.text('EMBEDDINGS_KEY'),
  }
}
