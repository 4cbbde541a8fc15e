export { detect, readExport } from './detect.ts'
export { ImportError } from './errors.ts'
export { importers } from './importers.ts'
export * from './records.ts'
