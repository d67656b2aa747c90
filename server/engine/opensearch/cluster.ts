/** Sends calls to the cluster. Each call returns data, or throws an error that `port.ts` defines. */
import type { Client, errors } from '@opensearch-project/opensearch'
import { EngineError, Unavailable } from '../port'
import { Busy } from '../../threads/busy'
import { Breaker } from './breaker'

/** The timeout for building an index, which may take longer than a search. */
export const BUILD_TIMEOUT_MS = 600_000
/** The most attempts of one call. All attempts together end before the app stops waiting for the server. */
const TRIES = 3

export interface ClusterSettings {
  /** The addresses of the cluster's nodes, with user and password if needed. */
  urls: string[]
  /** The CA certificate of the cluster, in PEM format. */
  ca?: string
  /** The timeout of one attempt, after which the call is retried. */
  timeoutMs: number
}

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query?: Record<string, string | number | boolean>
  body?: unknown
  /** The lines of an NDJSON request, instead of a JSON body. */
  lines?: string
  signal?: AbortSignal
  timeoutMs?: number
}

/** The index or document of a call does not exist. */
export class NotFoundError extends Error {}
/** Another process has changed the document meanwhile, or the document exists already. */
export class ConflictError extends Error {}

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

/** The cluster's error for a query with too many terms. */
const TOO_MANY = /too_many_(nested_)?clauses|too many (nested )?clauses|maxClauseCount/i
/** The HTTP statuses of temporary errors: overload, a missing shard copy, an access block. */
const PASSING = new Set([403, 429, 502, 503, 504])
/** The cluster's error when its disk is full: indices are read-only until there is room again. */
const NO_ROOM = /flood-stage/
/** The cluster's error when an operator has locked an index against writing. */
const LOCKED = /cluster_block_exception.*\b(FORBIDDEN|read-only)\b/

const CLUSTER = 'The search cluster of SEARCH_URL'

/** Explains a write error that waiting does not resolve. Returns `undefined` for all other errors. */
export function permanentWriteError(reason: string): EngineError | undefined {
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

  /**
   * Connects to the cluster. The client package is loaded only here, so that servers without a cluster do not load it.
   */
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
      // A node that is down is tried again soon, because it may be back.
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
      if (statusCode === 404) return new NotFoundError(reason)
      if (statusCode === 409) return new ConflictError(reason)
      const refusal = permanentWriteError(reason)
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
