const { setTimeout } = globalThis;

/** Ends after the tasks that are in the queue by now, also while a test has stopped the clock. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
