import '@/ui/styles/app.css';
import { startStore } from './start-store';

async function start(): Promise<void> {
  if (__BROWSER_SANDBOX__) {
    const { startBrowserSandbox } = await import('@sandbox/browser');
    await startBrowserSandbox();
  }
  await startStore();
}

void start();
