/** Gives what `make` makes, made when it is first asked for: the start of a service need not wait for it. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
