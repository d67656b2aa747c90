/** Files of older servers. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '../../../server/sqlite'
import type { Clause } from '../../../server/engine/port'
import { openEngine } from '../../../server/engine/sqlite'
import { temporaryDir } from '../support/server'
import { BY_ID, documentOf, plain, SPEC, text } from './support/documents'

const ROOT = path.resolve(__dirname, '../../..')
const dir = temporaryDir()
afterAll(() => rmSync(dir, { recursive: true }))

const COUNT = 60
/** Long enough for the index. */
const filling = '约定'.repeat(2500)
const documents = Array.from({ length: COUNT }, (_, n) =>
  documentOf(String(n), {
    title: `案${n}`,
    blocks: [
      plain(`原告A与被告签订合同。${n % 2 ? '' : '另行'}约定付款😀\n完${filling}`),
      { scope: '裁判结果', text: '驳回合同' },
    ],
  }),
)

async function written(file: string) {
  const engine = openEngine({ file })
  await engine.write(writer => {
    writer.define(SPEC)
    writer.define({ ...SPEC, name: 'law' })
    documents.forEach(document => writer.put('case', document))
    writer.setMeta('corpus', 'kept')
  })
  engine.close()
}

function changed(file: string, change: (db: InstanceType<typeof DatabaseSync>) => void) {
  const db = new DatabaseSync(file)
  change(db)
  db.close()
}

/** No two rows had the same id, and settled rows had no revision. */
function asFifthVersion(db: InstanceType<typeof DatabaseSync>) {
  for (const id of [1, 2]) {
    db.exec(`
      DROP INDEX ids_${id}; DROP TABLE loose_${id};
      ALTER TABLE docs_${id} RENAME TO docs;
      CREATE TABLE docs_${id} (
        ord INTEGER PRIMARY KEY,
        id BLOB NOT NULL UNIQUE,
        keys TEXT NOT NULL,
        layout TEXT NOT NULL,
        text BLOB NOT NULL,
        rest TEXT NOT NULL
      ) STRICT;
      INSERT INTO docs_${id} SELECT ord, id, keys, layout, text, rest FROM docs;
      DROP TABLE docs;
      DELETE FROM columns_${id} WHERE name LIKE '% by';
      UPDATE columns_${id} SET name = substr(name, instr(name, ' ') + 1);
      UPDATE places_${id} SET part = part & 0xffffffff;
      UPDATE postings_${id} SET segment = segment & 0xffffffff`)
  }
  db.exec('PRAGMA user_version = 5')
}

/** It packed places in another format, which the present code cannot read. */
function asFourthVersion(db: InstanceType<typeof DatabaseSync>) {
  asFifthVersion(db)
  db.exec(`UPDATE places_1 SET places = x'01'; UPDATE postings_1 SET sections = x''; PRAGMA user_version = 4`)
}

/** FTS5 indexed the texts as well, and knew which documents have a word. */
function asThirdVersion(db: InstanceType<typeof DatabaseSync>) {
  asFourthVersion(db)
  for (const id of [1, 2]) {
    db.exec(`
      ALTER TABLE docs_${id} RENAME TO docs;
      CREATE TABLE docs_${id} (
        ord INTEGER PRIMARY KEY,
        id BLOB NOT NULL UNIQUE,
        text BLOB NOT NULL,
        layout TEXT NOT NULL,
        keys TEXT NOT NULL,
        rest TEXT NOT NULL
      ) STRICT;
      INSERT INTO docs_${id} SELECT ord, id, text, layout, keys, rest FROM docs;
      DROP TABLE docs; DROP TABLE free_${id}; DROP TABLE pending_${id}; DROP TABLE columns_${id}; DROP TABLE postings_${id};
      CREATE VIRTUAL TABLE long_${id} USING fts5(l0, l1, l2, content='', contentless_delete=1, tokenize='ascii')`)
  }
  db.exec('ALTER TABLE collections DROP COLUMN settled; PRAGMA user_version = 3')
}

/** It stored neither the lengths of texts nor the places of single characters. */
function asSecondVersion(db: InstanceType<typeof DatabaseSync>) {
  asThirdVersion(db)
  db.exec(`UPDATE docs_1 SET keys = json_remove(keys, '$.lengths'); DELETE FROM places_1; PRAGMA user_version = 2`)
}

function asFirstVersion(db: InstanceType<typeof DatabaseSync>) {
  asSecondVersion(db)
  db.exec('DROP TABLE places_1; DROP TABLE places_2; PRAGMA user_version = 1')
}

function withUtf8(db: InstanceType<typeof DatabaseSync>) {
  asFirstVersion(db)
  const rows = db.prepare('SELECT ord, text FROM docs_1').all() as Array<{ ord: number; text: Uint8Array }>
  const update = db.prepare('UPDATE docs_1 SET text = ? WHERE ord = ?')
  for (const row of rows) update.run(Buffer.from(Buffer.from(row.text).toString('utf16le'), 'utf8'), row.ord)
}

const together: Clause = { kind: 'text', scope: 'full', words: ['合同', '约定'], near: { within: 'gap', gap: 1 } }

it('a file of the fifth version needs no new index, and loses nothing', async () => {
  const file = path.join(dir, 'fifth.db')
  await written(file)
  changed(file, asFifthVersion)
  for (let opened = 0; opened < 2; opened++) {
    const engine = openEngine({ file, readAtMost: 0, onUpgrade: () => expect(false).toBe(true) })
    const ids = (where: Clause) => engine.ids({ collection: 'case', where, order: BY_ID })
    expect(await engine.get('case', '7')).toEqual(documents[7])
    expect(await ids(together)).toHaveLength(COUNT / 2)
    expect(await ids(text('full', '付款😀\n完'))).toHaveLength(COUNT)
    await engine.write(writer => documents.slice(0, 9).forEach(({ id }) => writer.remove('case', id)))
    expect(await ids(text('full', '付款😀\n完'))).toHaveLength(COUNT - 9)
    await engine.write(writer => documents.slice(0, 9).forEach(document => writer.put('case', document)))
    expect(await ids(together)).toHaveLength(COUNT / 2)
    engine.close()
  }
})

it.each([
  ['of the fourth version', asFourthVersion],
  ['of the third version', asThirdVersion],
  ['of the second version', asSecondVersion],
  ['of the first version', asFirstVersion],
  ['of the first version, with texts in UTF-8', withUtf8],
])('a file %s is indexed again, and loses nothing', async (_, change) => {
  const file = path.join(dir, `${change.name}.db`)
  await written(file)
  changed(file, change)
  const progress: number[] = []
  for (let opened = 0; opened < 2; opened++) {
    const engine = openEngine({ file, onUpgrade: documents => progress.push(documents) })
    const ids = (where: Clause) => engine.ids({ collection: 'case', where, order: BY_ID })
    expect(await engine.get('case', '7')).toEqual(documents[7])
    expect(await ids(together)).toHaveLength(COUNT / 2)
    expect(await ids(text('full', '付款😀\n完'))).toHaveLength(COUNT)
    expect((await ids(text('full', '另行'))).slice(0, 6)).toEqual(['0', '2', '4', '6', '8', '10'])
    expect((await ids(text('full', '另'))).at(-1)).toBe('58')
    expect(await engine.meta('corpus')).toBe('kept')
    expect((await engine.health()).collections).toEqual({ case: COUNT, law: 0 })
    engine.close()
  }
  expect(progress).toEqual(documents.map((_, n) => n + 1))
  changed(file, db => {
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 6 })
    expect(db.prepare('SELECT count(*) AS count FROM postings_1').get()).not.toEqual({ count: 0 })
  })
})

it.each([
  [4, asFourthVersion],
  [3, asThirdVersion],
])('a file of version %i whose upgrade was killed is upgraded at the next opening', async (version, change) => {
  const file = path.join(dir, `killed-${version}.db`)
  await written(file)
  changed(file, change)
  const script = path.join(__dirname, 'support/upgrade-process.ts')
  for (const stopAt of [1, 30, COUNT]) {
    const child = spawn(process.execPath, ['--import', 'tsx', script, file, String(stopAt)], { cwd: ROOT })
    const closed = once(child, 'close')
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await closed
    changed(file, db => expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: version }))
  }
  const engine = openEngine({ file })
  expect(await engine.get('case', '7')).toEqual(documents[7])
  expect(await engine.count({ collection: 'case', where: together })).toBe(COUNT / 2)
  engine.close()
})

it('an unreadable file of the first version is not changed', async () => {
  const file = path.join(dir, 'broken.db')
  await written(file)
  changed(file, db => {
    asFirstVersion(db)
    db.exec(`UPDATE docs_1 SET layout = '[' WHERE ord = 9`)
  })
  expect(() => openEngine({ file })).toThrow(/^The corpus .*broken\.db cannot be used: /)
  changed(file, db => expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 }))
})
