import { bundledFiles, type Compilation } from './bundledFiles';

const file = (name: string | null) => ({ nameForCondition: () => name });

test('names each file once: also those that were joined into one module, not those that no chunk has', () => {
  const joined = { ...file('/a/index.js'), modules: [file('/a/index.js'), file('/b/index.js')] };
  const unused = file('/c/index.js');
  const compilation: Compilation = {
    modules: [joined, file('/b/index.js'), file('/d/style.css'), file(null), unused],
    chunkGraph: { getNumberOfModuleChunks: (module) => (module === unused ? 0 : 1) },
  };
  expect(bundledFiles(compilation)).toEqual(['/a/index.js', '/b/index.js', '/d/style.css']);
});
