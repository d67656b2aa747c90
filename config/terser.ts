/** Nothing here goes by a function's name, and quoted keys are for browsers of another age: 9 KB gzip of the first load. */
export const terser = {
  // Nobody waits for the bytes of the gallery.
  enable: process.env.GALLERY !== '1',
  config: {
    keep_fnames: false,
    compress: { passes: 2 },
    // A Chinese sign is three bytes, and six when it is escaped.
    output: { ascii_only: false, quote_keys: false, keep_quoted_props: false },
  },
}
