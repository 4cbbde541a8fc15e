import service from '../package.json' with { type: 'json' }

/** Of the service, and of the document of its API. */
export const { version } = service
