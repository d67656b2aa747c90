/** Calls to the cluster. Returns data, or throws an error of the port. */
import type { Client, errors } from '@opensearch-project/opensearch'
import { EngineError, Unavailable } from '../port'
import { Busy } from '../../threads/busy'
import { Breaker } from './breaker'

/** Building an index may take longer than a search. */
export const LATER_MS = 600_000
/** Together they end before the app stops waiting for the server. */
const TRIES = 3

export interface ClusterSettings {
  /** The nodes, with user and password if needed. */
  urls: string[]
  /** The CA certificate of the cluster, as PEM. */
  ca?: string
  /** Timeout of one attempt, after which the call is retried. */
  timeoutMs: number
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query?: Record<string, string | number | boolean>
  body?: unknown
  /** NDJSON instead of a body. */
  lines?: string
  signal?: AbortSignal
  timeoutMs?: number
}

/** The name does not exist. */
export class Missing extends Error {}
/** It was written in the meantime, or exists already. */
export class Conflict extends Error {}

interface Answered {
  statusCode?: number
  body?: { error?: { type?: string; reason?: string; root_cause?: Array<{ type?: string; reason?: string }> } | string }
}

const reasonIn = ({ body }: Answered) => {
  const error = body?.error
  if (typeof error !== 'object') return error ?? ''
  const [cause] = error.root_cause ?? []
  const reason = [cause?.type ?? error.type, cause?.reason ?? error.reason].filter(Boolean).join(': ')
  return reason.replace(/[.;]+$/, '')
}

/** Too many terms in a query. */
const TOO_MANY = /too_many_(nested_)?clauses|too many (nested )?clauses|maxClauseCount/i
/** Temporary errors: overload, a missing shard copy, or an access block. */
const PASSING = new Set([403, 429, 502, 503, 504])
/** Read-only until there is room again. */
const NO_ROOM = /flood-stage/
/** Somebody locked indices against writing. */
const LOCKED = /cluster_block_exception.*\b(FORBIDDEN|read-only)\b/

const CLUSTER = 'The search cluster of SEARCH_URL'

/** The reason for a write error that waiting does not resolve. */
export function refusalToWrite(reason: string): EngineError | undefined {
  if (NO_ROOM.test(reason))
    return new EngineError(
      `The disk of the search cluster is nearly full: nothing was written, and it can only be read.`,
    )
  return LOCKED.test(reason) ? new EngineError(`${CLUSTER} is locked against writing: ${reason}.`) : undefined
}

export class Cluster {
  private constructor(
    private readonly client: Client,
    private readonly kinds: typeof errors,
    private readonly timeoutMs: number,
    private readonly breaker = new Breaker(),
  ) {}

  /** The package is loaded only with a cluster. */
  static async connect({ urls, ca, timeoutMs }: ClusterSettings): Promise<Cluster> {
    const { Client: Opened, errors: kinds } = await import('@opensearch-project/opensearch')
    const nodes = urls.map(text => {
      const url = new URL(text)
      const [username, password] = [url.username, url.password].map(decodeURIComponent)
      url.username = url.password = ''
      return { url, auth: username ? { username, password } : undefined, ssl: ca ? { ca } : undefined }
    })
    const [first] = nodes
    const client = new Opened({
      nodes: nodes.map(({ url, ssl }) => ({ url, ssl })) as never,
      auth: first?.auth as never,
      ssl: first?.ssl,
      maxRetries: TRIES - 1,
      requestTimeout: timeoutMs,
      // Nodes may be away for a while and are tried again soon.
      resurrectStrategy: 'optimistic',
      nodeSelector: 'round-robin',
    })
    return new Cluster(client, kinds, timeoutMs)
  }

  private explain(error: unknown): Error {
    const { ResponseError, ConnectionError, TimeoutError, NoLivingConnectionsError } = this.kinds
    const { DeserializationError, RequestAbortedError } = this.kinds
    if (error instanceof ResponseError) {
      const { statusCode = 0, body } = error as unknown as Answered
      const reason = `${statusCode} ${reasonIn({ body })}`
      if (TOO_MANY.test(reason)) return new Busy(reason)
      if (statusCode === 404) return new Missing(reason)
      if (statusCode === 409) return new Conflict(reason)
      const refusal = refusalToWrite(reason)
      if (refusal) return refusal
      if (statusCode === 401) return new Unavailable(`${CLUSTER} knows no such user with this password (401).`)
      if (PASSING.has(statusCode)) return new Unavailable(`${CLUSTER} answers ${reason}.`)
      return new EngineError(`${CLUSTER} answers ${reason}.`)
    }
    const { message } = error as Error
    const isAway = [ConnectionError, TimeoutError, NoLivingConnectionsError].some(kind => error instanceof kind)
    if (isAway) return new Unavailable(`${CLUSTER} cannot be reached: ${message}.`)
    if (error instanceof DeserializationError) return new Unavailable(`${CLUSTER} answers no JSON.`)
    if (error instanceof RequestAbortedError) return new DOMException('nobody waits for the answer', 'AbortError')
    return error as Error
  }

  call<T>({ method, path, query, body, lines, signal, timeoutMs = this.timeoutMs }: Call): Promise<T> {
    signal?.throwIfAborted()
    return this.breaker.run(async () => {
      const request = this.client.transport.request(
        { method, path, querystring: query, ...(lines === undefined ? { body: body as never } : { bulkBody: lines }) },
        { requestTimeout: timeoutMs },
      )
      const abort = () => void request.abort()
      signal?.addEventListener('abort', abort)
      try {
        return (await request).body as T
      } catch (error) {
        throw this.explain(error)
      } finally {
        signal?.removeEventListener('abort', abort)
      }
    })
  }

  close = () => this.client.close()
}
