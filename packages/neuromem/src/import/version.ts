/** Of this package: what its exports say that they are written by. */
export const VERSION = '0.1.0'
