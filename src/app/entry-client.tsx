import '@/ui/styles/app.css';
import { startApp } from './start-app';

async function start(): Promise<void> {
  if (__BROWSER_SANDBOX__) {
    const { orShowFailure } = await import('./errors/or-show-failure');
    await orShowFailure('sandbox', async () => (await import('@sandbox/browser')).startBrowserSandbox());
    await orShowFailure('connection', startOnSandbox);
  } else if (import.meta.env.DEV) await startOnSandbox();
  else await startApp();
}

async function startOnSandbox(): Promise<void> {
  const { sandboxSocialLogin } = await import('@/lib/social-login/sandbox-config');
  await startApp(sandboxSocialLogin);
}

void start();
