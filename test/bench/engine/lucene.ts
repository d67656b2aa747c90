/** Runs the same queries in Lucene for comparison, if a JDK and Debian's `liblucene4.10-java` are installed. */
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { EngineQuery } from './questions'

const JAR = '/usr/share/java/lucene-core-4.10.4.jar'

/** The median processor time of a query in milliseconds, and the hits of all queries with one name. */
export interface LuceneFigure {
  search: number
  count: number
  hits: number
}

const kindOf = ({ near }: EngineQuery) =>
  near ? (near.within === 'gap' ? `${near.within}${near.gap}` : near.within) : 'all'

/** Returns the figures by the names of the queries. Returns an empty map if Lucene is not installed. */
export function queryLucene(dir: string, texts: string[], questions: EngineQuery[]): Map<string, LuceneFigure> {
  const figures = new Map<string, LuceneFigure>()
  if (!existsSync(JAR) || spawnSync('java', ['-version']).status !== 0) {
    console.log('Lucene: not asked, as there is no JDK 17 or no liblucene4.10-java')
    return figures
  }
  writeFileSync(path.join(dir, 'texts'), texts.join('\0'))
  const lines = questions.map(question => [question.what, kindOf(question), ...question.words].join('\t'))
  writeFileSync(path.join(dir, 'questions'), lines.join('\n'))
  const { stdout, stderr, status } = spawnSync(
    'java',
    ['-Xmx2g', '-cp', JAR, path.join(__dirname, 'Lucene.java'), dir],
    { encoding: 'utf8' },
  )
  if (status !== 0) console.log(`Lucene: ${stderr}`)
  for (const line of stdout.trim().split('\n')) {
    const [what = '', search, count, hits] = line.split('\t')
    figures.set(what, { search: Number(search), count: Number(count), hits: Number(hits) })
  }
  return figures
}
