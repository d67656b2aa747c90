/** What a row shows, as the mini-program's own component: a page of rows goes to the view layer as plain words. */
Component({ options: { virtualHost: true }, properties: { row: Object, busy: Boolean } })
