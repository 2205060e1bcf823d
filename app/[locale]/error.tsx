'use client';

import { CrashScreen } from '@/components/shell/crash-screen.client.tsx';

export default CrashScreen;
