/** What a tab would lose with a reload: the browser keeps it, files too, until the import is over. */

const NAME = 'neuromem-import'
const STORE = 'kept'

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function using<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened()
  try {
    const transaction = database.transaction(STORE, mode)
    const request = ask(transaction.objectStore(STORE))
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

/** A browser that keeps nothing (private, full) is no fault: the wizard works until it is reloaded. */
const quietly = (work: Promise<unknown>): Promise<void> => work.then(() => undefined).catch(() => undefined)

export const load = <T>(key: string): Promise<T | undefined> =>
  using<T | undefined>('readonly', (store) => store.get(key)).catch(() => undefined)
export const keep = (key: string, value: unknown): Promise<void> =>
  quietly(using('readwrite', (store) => store.put(value, key)))
export const drop = (key: string): Promise<void> => quietly(using('readwrite', (store) => store.delete(key)))

/** Nothing stays of whoever signed out. */
export const dropAll = (): void => {
  window.indexedDB?.deleteDatabase(NAME)
}
