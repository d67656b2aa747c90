/** Types of the rate limiter's stores, which the package lacks. */
declare module '@fastify/rate-limit/store/*.js' {
  type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void

  export interface LimitStore<Route = unknown> {
    incr(key: string, counted: Counted, timeWindow: number, max: number): void
    child(route: Route): LimitStore<Route>
  }
  const Store: new (continueExceeding: boolean, exponentialBackoff: boolean, ...rest: unknown[]) => LimitStore
  export default Store
}
