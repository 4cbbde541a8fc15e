/** Gives what `make` makes, made when it is first asked for: the start of a service need not wait for it. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** `make`, once for each that it is asked for: of as many as are still held elsewhere. */
export function onceEach<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const all = new WeakMap<Key, Made>()
  return (key) => {
    const known = all.get(key) ?? make(key)
    all.set(key, known)
    return known
  }
}
