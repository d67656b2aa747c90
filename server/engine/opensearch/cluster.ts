/** Sends calls to the cluster, and converts its failures to errors of the engine. */
import type { Client, errors } from '@opensearch-project/opensearch'
import { EngineError, EngineUnavailableError } from '../port'
import { BusyError } from '../../threads/busy'
import { CircuitBreaker } from './breaker'

/** The timeout of calls that build an index, which take longer than a search. */
export const BUILD_TIMEOUT_MS = 600_000
/**
 * The maximum number of attempts of one call. With the default timeout, all attempts of a search take less time than
 * the app waits.
 */
const TRIES = 3

export interface ClusterSettings {
  /** The addresses of the cluster's nodes, with user and password if required. */
  urls: string[]
  /** The CA certificate of the cluster, in PEM format. */
  ca?: string
  /** The timeout of one attempt. After it, the call is repeated. */
  timeoutMs: number
}

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query?: Record<string, string | number | boolean>
  body?: unknown
  /** The lines of a request in NDJSON format. Used instead of a JSON body. */
  lines?: string
  signal?: AbortSignal
  timeoutMs?: number
}

/** Thrown if the index or document of a call does not exist. */
export class NotFoundError extends Error {}
/** Thrown if another process has changed the document of a call, or has already created it. */
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

/** Matches the cluster's error for a query with too many terms. */
const TOO_MANY = /too_many_(nested_)?clauses|too many (nested )?clauses|maxClauseCount/i
/**
 * HTTP statuses of temporary errors: the cluster is overloaded, lacks a copy of a shard, or blocks access for a while.
 */
const PASSING = new Set([403, 429, 502, 503, 504])
/** Matches the cluster's error for a full disk. Indices are read-only until there is space. */
const NO_ROOM = /flood-stage/
/** Matches the cluster's error for an index that an operator has made read-only. */
const LOCKED = /cluster_block_exception.*\b(FORBIDDEN|read-only)\b/

const CLUSTER = 'The search cluster of SEARCH_URL'

/** Returns an error that explains why a write failed permanently. Returns `undefined` for errors that may pass. */
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
    private readonly breaker = new CircuitBreaker(),
  ) {}

  /** Connects to the cluster. The client package is imported here, so that servers without a cluster never load it. */
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
      // A node that is down is tried again soon, because it may have recovered.
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
      if (TOO_MANY.test(reason)) return new BusyError(reason)
      if (statusCode === 404) return new NotFoundError(reason)
      if (statusCode === 409) return new ConflictError(reason)
      const refusal = permanentWriteError(reason)
      if (refusal) return refusal
      if (statusCode === 401)
        return new EngineUnavailableError(`${CLUSTER} knows no such user with this password (401).`)
      if (PASSING.has(statusCode)) return new EngineUnavailableError(`${CLUSTER} answers ${reason}.`)
      return new EngineError(`${CLUSTER} answers ${reason}.`)
    }
    const { message } = error as Error
    const isAway = [ConnectionError, TimeoutError, NoLivingConnectionsError].some(kind => error instanceof kind)
    if (isAway) return new EngineUnavailableError(`${CLUSTER} cannot be reached: ${message}.`)
    if (error instanceof DeserializationError) return new EngineUnavailableError(`${CLUSTER} answers no JSON.`)
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
