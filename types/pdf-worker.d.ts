/** The parsing part of pdf.js. It is imported only for its effect, so it needs no types. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs'
