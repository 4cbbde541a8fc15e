import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  base: '/console/',
  plugins: [react(), tailwind()],
  resolve: {
    alias: [
      { find: /^neuromem$/, replacement: at('../../packages/neuromem/src/client/index.ts') },
      { find: /^neuromem\/import$/, replacement: at('../../packages/neuromem/src/import/index.ts') },
    ],
  },
  worker: { format: 'es' },
  build: {
    outDir: at('../../public/console'),
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // What is inlined is a `data:` address, which the policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: [at('index.html'), at('about-me.html')] },
  },
})
