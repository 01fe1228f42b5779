/** Views of pages that no cache has, four at a time; `stop` returns what failed. */
export function startLoad(url: string) {
  let isStopped = false;
  let count = 0;
  const failures: string[] = [];
  const view = async () => {
    while (!isStopped) {
      count += 1;
      const path = `/lc-us/faq?number=${Date.now()}-${count}`;
      const status = await fetch(url + path).then(async (response) => {
        await response.text();
        return response.status;
      }, String);
      if (status !== 200) failures.push(`${path}: ${status}`);
    }
  };
  const views = [1, 2, 3, 4].map(view);
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(views);
      return failures;
    },
  };
}
