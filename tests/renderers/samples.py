"""All samples by name, found in the rooms' `samples` modules.

Such a module may offer SAMPLES (positions of games), SCENES (other scenes), GOLDEN (the names of scenes with golden
pictures in every theme), SIGNS (classes of sprites that are read like text) and TAKEN_APART (classes of composite
sprites whose parts are checked one by one).
"""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

import tests.renderers
from renderers.engine.scene import Scene
from tests.renderers.sample import Sample


def room_modules(name: str) -> list[ModuleType]:
    """Imports the modules of this name in the packages of tests.renderers."""
    rooms = (module.name for module in iter_modules(tests.renderers.__path__) if module.ispkg)
    folder = Path(tests.renderers.__path__[0])
    return [
        import_module(f"{tests.renderers.__name__}.{room}.{name}")
        for room in rooms
        if (folder / room / f"{name}.py").exists()
    ]


_MODULES = room_modules("samples")

SAMPLES: dict[str, Sample] = {}
SCENES: dict[str, Scene] = {}
GOLDEN: dict[str, Path] = {}
"""The folder of each scene's golden pictures, by the scene's name."""


for _module in _MODULES:
    _samples: dict[str, Sample] = getattr(_module, "SAMPLES", {})
    _scenes = {**{name: sample.scene() for name, sample in _samples.items()}, **getattr(_module, "SCENES", {})}
    SAMPLES |= _samples
    SCENES |= _scenes
    _folder = Path(str(_module.__file__)).parent
    GOLDEN |= dict.fromkeys(getattr(_module, "GOLDEN", ()), _folder / "golden")

SIGNS: tuple[type, ...] = tuple(sign for module in _MODULES for sign in getattr(module, "SIGNS", ()))
TAKEN_APART: tuple[type, ...] = tuple(kind for module in _MODULES for kind in getattr(module, "TAKEN_APART", ()))
