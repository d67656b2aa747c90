/** The entries of the server's build: each script with its source. */
export const SERVER_ENTRIES = {
  'bin/main': 'server/main.ts',
  'bin/import': 'server/corpus/import/main.ts',
  'bin/accounts-move': 'server/admin/move-accounts.ts',
  'bin/admin': 'server/admin/main.ts',
  'bin/backup': 'server/admin/backup.ts',
  'bin/restore': 'server/admin/restore.ts',
  'bin/mcp': 'server/mcp/main.ts',
  'engine/pool/worker': 'server/engine/pool/worker.ts',
  'document-worker/worker': 'server/document-worker/worker.ts',
  'article-search/worker': 'server/article-search/worker.ts',
} as const

export type ServerSource = (typeof SERVER_ENTRIES)[keyof typeof SERVER_ENTRIES]
