/** The half of pdf.js that parses. It has no types: importing it is enough. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs'
