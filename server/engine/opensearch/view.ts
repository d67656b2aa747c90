/** What this process knows of the cluster: the live state as it was last read, and the dictionaries of that state. */
import type { SuggestEntry } from '../port'
import { Dictionary } from '../dictionary'
import { NotFoundError } from './cluster'
import { dictionaryPartKeys } from './publish'
import type { LiveState, StateStore, VersionedState } from './state'

interface LoadedDictionary {
  key: string
  dictionary: Dictionary
}

/**
 * The maximum number of attempts to read a state. An attempt fails if another process deletes dictionary entries
 * meanwhile.
 */
const TRIES = 5

export class ClusterView {
  private dictionaries = new Map<string, LoadedDictionary>()
  private looking?: Promise<void>

  private constructor(
    private readonly state: StateStore,
    private versioned: VersionedState,
  ) {}

  static async open(state: StateStore): Promise<ClusterView> {
    const view = new ClusterView(state, await state.read())
    await view.loadDictionaries(view.live)
    return view
  }

  get live(): LiveState {
    return this.versioned.live
  }

  get current(): VersionedState {
    return this.versioned
  }

  dictionary = (name: string) => this.dictionaries.get(name)?.dictionary

  private async loadDictionaries(live: LiveState) {
    const loaded = new Map<string, LoadedDictionary>()
    for (const [name, stored] of Object.entries(live.dictionaries)) {
      const previous = this.dictionaries.get(name)
      const fresh = async () => {
        const parts = await Promise.all(dictionaryPartKeys(stored).map(part => this.state.part<SuggestEntry[]>(part)))
        return { key: stored.key, dictionary: new Dictionary(parts.flat()) }
      }
      loaded.set(name, previous?.key === stored.key ? previous : await fresh())
    }
    this.dictionaries = loaded
  }

  private async lookOnce() {
    for (let attempt = 1; ; attempt++) {
      const current = await this.state.read()
      if (current.live.generation === this.live.generation) return
      try {
        await this.loadDictionaries(current.live)
        this.versioned = current
        return
      } catch (error) {
        if (!(error instanceof NotFoundError) || attempt === TRIES) throw error
      }
    }
  }

  /** Reads the live state again. The new state includes every commit before the call. */
  async look() {
    await this.looking?.catch(() => undefined)
    this.looking ??= this.lookOnce().finally(() => (this.looking = undefined))
    return this.looking
  }
}
