/** Runs of the suite within a test, without the cost of mapping each stack trace to the sources. */

let under = 0;

/**
 * Does work without source maps, as the commands do: an error of the work itself is told by its
 * place in the compiled code, and what the test says of its result by the test's own lines.
 */
export async function withoutSourceMaps<T>(work: () => Promise<T>): Promise<T> {
  under += 1;
  process.setSourceMapsEnabled(false);
  try {
    return await work();
  } finally {
    under -= 1;
    if (under === 0) process.setSourceMapsEnabled(true);
  }
}
