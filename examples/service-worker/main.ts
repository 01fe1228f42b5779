import { findProductsByCategory } from '@marlowe-eyewear/sandbox/generated/catalog/catalog';
import { getContextData } from '@marlowe-eyewear/sandbox/generated/identity/identity';

// Only in development: a build for production then holds nothing of the sandbox.
if (import.meta.env.DEV) {
  const [{ setupWorker }, { sandboxHandlers }] = await Promise.all([
    import('msw/browser'),
    import('@marlowe-eyewear/sandbox/browser'),
  ]);
  await setupWorker(...sandboxHandlers()).start({ onUnhandledFrame: 'bypass' });
}

const { catalogEntryView = [] } = await findProductsByCategory('10851', '40001', {
  pageNumber: 1,
  pageSize: 5,
});
document.getElementById('frames')?.replaceChildren(
  ...catalogEntryView.map(({ name }) => {
    const item = document.createElement('li');
    item.textContent = name;
    return item;
  }),
);

const { basicInfo } = await getContextData('10851');
const status = document.querySelector('[role=status]');
if (status) status.textContent = `Shopper ${basicInfo.runAsId}`;
