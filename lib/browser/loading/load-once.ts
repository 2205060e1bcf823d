/**
 * The value of a key, loaded where it is not in the cache. Callers at the same time share one request. A failure is not cached,
 * so that the next call tries again. The entries of the cache are in the order of their last use.
 */
export function loadOnce<Value>(
  cache: Map<string, Promise<Value>>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const value = cache.get(key) ?? load();
  cache.delete(key);
  cache.set(key, value);
  value.catch(() => cache.get(key) === value && cache.delete(key));
  return value;
}
