/**
 * Fetches a module when it is first needed, and again after a failure. Those who wait for it go on in the order in which
 * they asked; browsers settle several imports of one module in any order.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | null = null;
  return () => {
    loading ??= load().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
