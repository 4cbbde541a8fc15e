/** The shape of `en`, with any text in the place of each text: what another language has to say. */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: Translated<T[Key]> }
