/** What a service answered, as parsed: a test looks into it without saying its shape. */
export type Anything = ReturnType<typeof JSON.parse>
