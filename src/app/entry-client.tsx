import '@/ui/styles/app.css';
import { startApp } from './start-app';

async function start(): Promise<void> {
  if (__BROWSER_SANDBOX__) {
    const { startBrowserSandbox } = await import('@sandbox/browser');
    await startBrowserSandbox();
  }
  if (__BROWSER_SANDBOX__ || import.meta.env.DEV) {
    const { sandboxSocialLogin } = await import('@/lib/social-login/sandbox-config');
    await startApp(sandboxSocialLogin);
  } else await startApp();
}

void start();
